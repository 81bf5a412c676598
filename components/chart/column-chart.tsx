import { textHint } from "@/components/ui/hint";
import { type BarOf, ChartPicture, totalOf } from "./chart-picture";
import { axisTicks, share } from "./scale";
import { Upright } from "./upright";

interface ColumnChartProps {
  label: string;
  bars: readonly BarOf[];
}

/** Counts over time, each stretch of it a column. */
export function ColumnChart({ label, bars }: ColumnChartProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(totalOf)), { whole: true });
  return (
    <ChartPicture label={label}>
      <Upright ticks={ticks} tick={String} names={bars.map(({ name }) => name)}>
        <div className="absolute inset-0 flex">
          {bars.map((bar) => (
            <div
              key={bar.name}
              className="flex min-w-0 flex-1 flex-col-reverse items-center hover:bg-hover"
              {...textHint(bar.hint)}
            >
              {bar.parts.map(({ key, value, fill }) => (
                <span
                  key={key}
                  className="w-5.5 max-w-3/4 shrink-0"
                  style={{ height: share(value, ticks), background: fill }}
                />
              ))}
            </div>
          ))}
        </div>
      </Upright>
    </ChartPicture>
  );
}

import { clsx } from "clsx";
import { textHint } from "@/components/ui/hint";
import { type BarOf, ChartPicture, totalOf } from "./chart-picture";
import { axisTicks, share } from "./scale";

interface BarChartProps {
  label: string;
  bars: readonly BarOf[];
  /** How a figure of the axis is written. */
  tick: (value: number) => string;
  /** Things are counted: the axis has whole numbers. */
  whole?: boolean;
}

/** Groups under each other, each with its bar to the right. */
export function BarChart({ label, bars, tick, whole = false }: BarChartProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(totalOf)), { whole });
  return (
    <ChartPicture label={label}>
      <div className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-2 pr-4">
        <div>
          {bars.map(({ name }) => (
            <div key={name} className="flex h-7.5 items-center justify-end">
              <span className="truncate">{name}</span>
            </div>
          ))}
        </div>
        <div className="relative">
          {ticks.map((value) => (
            <div
              key={value}
              className="absolute inset-y-0 border-line border-l"
              style={{ left: share(value, ticks) }}
            />
          ))}
          {bars.map((bar) => (
            <div
              key={bar.name}
              className="relative flex h-7.5 items-center hover:bg-hover"
              {...textHint(bar.hint)}
            >
              {bar.parts.map(({ key, value, fill }) => (
                <span
                  key={key}
                  className="h-3.5 last:rounded-r-sm"
                  style={{ width: share(value, ticks), background: fill }}
                />
              ))}
            </div>
          ))}
        </div>
        <div />
        <div className="relative mt-1.5 h-4 tabular-nums">
          {ticks.map((value, at) => (
            <span
              key={value}
              // On a narrow screen there is room for every other one.
              className={clsx("-translate-x-1/2 absolute", at % 2 === 1 && "max-sm:hidden")}
              style={{ left: share(value, ticks) }}
            >
              {tick(value)}
            </span>
          ))}
        </div>
      </div>
    </ChartPicture>
  );
}

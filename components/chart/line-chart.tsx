import { textHint } from "@/components/ui/hint";
import { ChartPicture } from "./chart-picture";
import { axisTicks, share } from "./scale";
import { Upright } from "./upright";

interface LineChartProps {
  label: string;
  points: readonly { name: string; value: number; hint: string }[];
  tick: (value: number) => string;
}

/** One value over time. */
export function LineChart({ label, points, tick }: LineChartProps) {
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)));
  const top = ticks.at(-1) || 1;
  // In the drawing's own units, 100 by 100, which the box stretches.
  const line = points.map(
    ({ value }, at) => `${(100 * (at + 0.5)) / points.length},${100 - (100 * value) / top}`,
  );
  return (
    <ChartPicture label={label}>
      <Upright ticks={ticks} tick={tick} names={points.map(({ name }) => name)}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={line.join(" ")}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="absolute inset-0 flex">
          {points.map(({ name, value, hint }) => (
            <div key={name} className="relative min-w-0 flex-1 hover:bg-hover/50" {...textHint(hint)}>
              <span
                className="-translate-x-1/2 absolute left-1/2 size-1.5 translate-y-1/2 rounded-full bg-accent"
                style={{ bottom: share(value, ticks) }}
              />
            </div>
          ))}
        </div>
      </Upright>
    </ChartPicture>
  );
}

import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import type { Metric } from "prom-client";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { schedules } from "@/inngest/schedules";
import { installationGauges } from "@/lib/auth/installation-metrics";
import { metrics } from "@/lib/core/metrics";

// Seen red: a metric renamed in the app, a label that it lacks, an expression without its last parenthesis.

type Known = Metric & { name: string; labelNames?: string[]; type: string };
const known = [metrics.registry, installationGauges().registry].flatMap(
  (registry) => registry.getMetricsAsArray() as unknown as Known[],
);

type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
const dashboard = JSON.parse(readFileSync("docs/grafana/dashboard.json", "utf8")) as { panels: Panel[] };
type Rule = { alert: string; expr: string; annotations: { summary: string }; labels: { severity: string } };
const rules = (
  parse(readFileSync("docs/grafana/alerts.yml", "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const expressions = [...shown, ...rules.map(({ expr }) => expr)];

/** What an expression names: metrics, and labels in matchers and groupings. Throws where it is no PromQL. */
function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`${expr}: wrong at ${from}`);
      const text = expr.slice(from, to);
      if (type.name === "Identifier") found.metrics.push(text);
      if (type.name === "LabelName") found.labels.push(text);
    },
  });
  return found;
}

const seriesOf = ({ name, type }: Known) =>
  type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

it("every metric and label of the dashboard and the alerts is one that the app exports", () => {
  expect(expressions.length).toBeGreaterThan(30);
  for (const expr of expressions) {
    const { metrics: names, labels } = namesIn(expr);
    expect(names.length, expr).toBeGreaterThan(0);
    const exported = names.map((name) => known.find((one) => seriesOf(one).includes(name)));
    expect(
      names.filter((_, place) => !exported[place]),
      expr,
    ).toEqual([]);
    const allowed = ["le", "instance", ...exported.flatMap((one) => one?.labelNames ?? [])];
    expect(
      labels.filter((label) => !allowed.includes(label)),
      expr,
    ).toEqual([]);
  }
});

it("every metric of ours is shown or watched", () => {
  const used = expressions.flatMap((expr) => namesIn(expr).metrics);
  const ours = known.filter(({ name }) => name.startsWith("appeals_"));
  expect(
    ours.filter((one) => !seriesOf(one).some((name) => used.includes(name))).map(({ name }) => name),
  ).toEqual([]);
});

it("the labels of our metrics are names of things that don't grow with the data", () => {
  const bounded =
    "method route status workflow outcome schedule media_type state check worker application version".split(
      " ",
    );
  const ours = known.filter(({ name }) => name.startsWith("appeals_"));
  expect(
    [...new Set(ours.flatMap(({ labelNames = [] }) => labelNames))].filter((one) => !bounded.includes(one)),
  ).toEqual([]);
});

it("each alert has its paragraph in the operations manual, and names what there is", () => {
  const manual = readFileSync("docs/operations.md", "utf8");
  expect(rules.filter(({ alert }) => !manual.includes(`**${alert}**`)).map(({ alert }) => alert)).toEqual([]);
  const named = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/schedule="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !schedules.some((schedule) => schedule.name === name))).toEqual([]);
  expect(rules.filter(({ labels }) => !["page", "ticket"].includes(labels.severity))).toEqual([]);
});

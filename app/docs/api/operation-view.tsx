import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Answer, Operation } from "@/lib/transport/openapi/document";
import { FieldTable, rowsOf } from "./field-table";
import { Prose } from "./prose";
import { shapeName, TypeText } from "./schema-text";

const WHO: Record<string, string> = {
  public: "No sign-in",
  user: "Bearer token",
  "verified user": "Bearer token, verified address",
  owner: "Owner's bearer token",
  "verified owner": "Owner's bearer token, verified address",
};

interface OperationViewProps {
  method: string;
  path: string;
  /** Other addresses of the same call. */
  alsoAt?: string[];
  operation: Operation;
}

/** One call: what it is, what it takes, what it answers. */
export function OperationView({ method, path, alsoAt = [], operation }: OperationViewProps) {
  const { parameters, requestBody, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {})[0];
  const entries = Object.entries(responses);
  return (
    <section
      id={operation.operationId}
      aria-labelledby={`${operation.operationId}-title`}
      className="min-w-0 scroll-mt-[calc(var(--header-height)+1rem)] rounded-lg border bg-surface shadow-card"
    >
      <div className="border-b px-4 py-3.5">
        <h3 id={`${operation.operationId}-title`} className="font-semibold text-ink">
          {operation.summary ?? path}
        </h3>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <Badge tone={method === "DELETE" ? "danger" : "neutral"}>{method}</Badge>
          <code className="min-w-0 break-all text-ink text-sm">{path}</code>
          <span className="ml-auto text-ink-muted text-xs">{WHO[operation["x-access"]]}</span>
        </div>
        {operation.description && (
          <p className="mt-2 max-w-3xl text-ink-muted text-sm">
            <Prose>{operation.description}</Prose>
          </p>
        )}
        {alsoAt.length > 0 && (
          <p className="mt-2 break-all text-ink-muted text-sm">
            Also at <code>{alsoAt.join(", ")}</code>
          </p>
        )}
      </div>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <FieldTable
            label={`Parameters of ${method} ${path}`}
            rows={parameters.map(({ name, required, in: place, description, schema }) => ({
              name,
              required,
              place,
              schema: description ? { ...schema, description } : schema,
            }))}
          />
        </Part>
      )}
      {body && (
        <Part title={`Body, ${body[0]}`}>
          <FieldTable label={`Body of ${method} ${path}`} rows={rowsOf(body[1].schema)} />
        </Part>
      )}
      {entries
        .filter(([status]) => status.startsWith("2"))
        .map(([status, answer]) => (
          <Part key={status} title={`Answer ${status}`}>
            <AnswerView label={`Answer of ${method} ${path}`} answer={answer} />
          </Part>
        ))}
      <Part title="Refusals">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-4 pb-4 text-sm">
          {entries
            .filter(([status]) => !status.startsWith("2"))
            .map(([status, answer]) => (
              <div key={status} className="contents">
                <dt className="text-ink tabular-nums">{status}</dt>
                <dd className="text-ink-muted">
                  <Prose>{answer.description}</Prose>
                </dd>
              </div>
            ))}
        </dl>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b last:border-b-0">
      <h4 className="px-4 pt-3 pb-2 font-medium text-ink-muted text-xs">{title}</h4>
      {children}
    </div>
  );
}

function AnswerView({ label, answer }: { label: string; answer: Answer }) {
  const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
  if (!type || !media) return <p className="px-4 pb-4 text-sm">No body.</p>;
  const named = shapeName(media.schema);
  if (type !== "application/json" || named) {
    return (
      <p className="px-4 pb-4 text-sm">
        {named ? <TypeText schema={media.schema} /> : Object.keys(answer.content ?? {}).join(", ")}
      </p>
    );
  }
  return <FieldTable label={label} rows={rowsOf(media.schema)} answer />;
}

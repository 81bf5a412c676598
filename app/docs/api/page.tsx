import type { Metadata } from "next";
import { apiDocument } from "@/app/api/v1/openapi.json/api-document";
import { PublicShell } from "@/components/app-shell/public-shell";
import { PageHeader } from "@/components/ui/page-header";
import { METHODS, type OpenApiDocument, type Operation } from "@/lib/transport/openapi/document";
import { FieldTable, rowsOf } from "./field-table";
import { OperationView } from "./operation-view";
import { Prose } from "./prose";

export const metadata: Metadata = { title: "API", description: "The calls of the REST API." };

type Call = { method: string; path: string; alsoAt: string[]; operation: Operation };

/** The API's document for people; everything on it is read from `/api/v1/openapi.json`'s own source. */
export default async function ApiPage() {
  const document = await apiDocument();
  const groups = document.tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }));
  const shapes = Object.entries(document.components.schemas);
  return (
    <PublicShell layout="wide">
      <div className="mx-auto max-w-[90rem] px-4 py-8 sm:px-6">
        <PageHeader
          title={document.info.title}
          description={<Prose>{document.info.description}</Prose>}
          secondary={
            <a
              className="text-accent-text text-sm underline underline-offset-2"
              href={`${document.servers[0]?.url}/openapi.json`}
            >
              OpenAPI document
            </a>
          }
        />
        <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <nav
            aria-label="Calls"
            className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto"
          >
            {groups.map(({ name, calls }, index) => (
              <details key={name} open={index === 0} className="mb-3">
                <summary className="cursor-pointer py-1 font-semibold text-ink text-sm">{name}</summary>
                <ul>
                  {calls.map(({ operation, path }) => (
                    <li key={operation.operationId}>
                      <a
                        href={`#${operation.operationId}`}
                        className="block rounded-md px-2 py-1 text-ink-muted text-sm hover:bg-hover hover:text-ink"
                      >
                        {operation.summary ?? path}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <a href="#shapes" className="block py-1 font-semibold text-ink text-sm">
              Shapes
            </a>
          </nav>
          <div className="flex min-w-0 flex-col gap-10">
            {groups.map(({ name, description, calls }) => (
              <section key={name} aria-label={name} className="flex flex-col gap-4">
                <div>
                  <h2 className="font-semibold text-ink text-lg">{name}</h2>
                  {description && <p className="text-ink-muted">{description}</p>}
                </div>
                {calls.map((call) => (
                  <OperationView key={call.operation.operationId} {...call} />
                ))}
              </section>
            ))}
            <section id="shapes" aria-label="Shapes" className="flex flex-col gap-4">
              <h2 className="font-semibold text-ink text-lg">Shapes</h2>
              {shapes.map(([name, schema]) => (
                <section
                  key={name}
                  id={`shape-${name}`}
                  aria-label={name}
                  className="min-w-0 scroll-mt-[calc(var(--header-height)+1rem)] rounded-lg border bg-surface shadow-card"
                >
                  <h3 className="px-4 pt-3.5 font-semibold text-ink">{name}</h3>
                  {schema.description && (
                    <p className="px-4 pb-1 text-ink-muted text-sm">
                      <Prose>{schema.description}</Prose>
                    </p>
                  )}
                  <div className="pt-3">
                    {schema.properties && <FieldTable label={name} rows={rowsOf(schema)} answer />}
                  </div>
                </section>
              ))}
            </section>
          </div>
        </div>
      </div>
    </PublicShell>
  );
}

/** The calls of a group, each under its full address. */
function callsOf(document: OpenApiDocument, tag: string): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const [base = "", ...others] = (item.servers ?? document.servers).map((server) => server.url);
    return METHODS.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<typeof method>];
      if (!operation?.tags.includes(tag)) return [];
      return [
        { method, path: `${base}${path}`, alsoAt: others.map((other) => `${other}${path}`), operation },
      ];
    });
  });
}

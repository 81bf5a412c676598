import type postgres from "postgres";
import type { EventData, EventName } from "@/lib/events";

/** The data of events of one name, newest first, as they wait for the worker. */
export async function emitted<N extends EventName>(admin: postgres.Sql, name: N): Promise<EventData<N>[]> {
  const rows = await admin<{ inputs: string }[]>`
    select i.inputs from dbos.workflow_status s join dbos.workflow_input i using (workflow_uuid)
     where s.name = ${name} order by s.created_at desc`;
  return rows.map(({ inputs }) => JSON.parse(inputs).positionalArgs[0].data);
}

import { beforeAll, describe, expect, it } from "vitest";
import { jobCtx } from "@/lib/auth/job-context";
import { shiftDays, todayIn } from "@/lib/core/dates";
import { tendWorklist } from "@/lib/domain/case/reminder/morning";
import { deniedClaim } from "../support/claims";
import { addPerson, type Person } from "../support/people";
import { restClient } from "../support/rest";
import { type RestDesk, restDesk } from "../support/rest-desk";

/** Reminders at their marks, one mail a day, and the calendar (docs/product.md, W5 to W7). */

/** Where it is past seven now, and where it is not. */
const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format());
const ZONES = [
  "America/New_York",
  "Asia/Tokyo",
  "Europe/Berlin",
  "America/Los_Angeles",
  "Pacific/Auckland",
  "Asia/Kolkata",
];
const DAY = ZONES.find((zone) => hourIn(zone) >= 8 && hourIn(zone) < 22) ?? "UTC";
const NIGHT = ZONES.find((zone) => hourIn(zone) < 6) ?? "";

let desk: RestDesk;
let colleague: Person;
const today = todayIn(DAY);
const due = (days: number) => shiftDays(today, days);
const zone = (name: string) =>
  desk.t.admin`update practices set time_zone = ${name} where id = ${desk.person.ctx.practiceId}`;
const ctxOf = () =>
  jobCtx(desk.t.db, {
    practiceId: desk.person.ctx.practiceId,
    userId: desk.person.ctx.actor.userId,
    requestId: crypto.randomUUID(),
  });
const mails = async () => {
  const rows = await desk.t.admin`
    select recipient as "to", subject, text from local_outbox where subject like 'Needs attention%' order by created_at`;
  return rows as unknown as { to: string; subject: string; text: string }[];
};
/** As if the day before had been the last one. */
const nextMorning = async () => {
  await desk.t.admin`update mornings set day = day - 1 where day = ${today}`;
  await tendWorklist(await ctxOf());
  await desk.workflows.run();
};
const news = async (rest = desk.rest) =>
  (await rest("GET", "/notifications/")).body.results.filter(
    ({ kind }: { kind: string }) => kind === "cases_due",
  );

beforeAll(async () => {
  desk = await restDesk();
  const { practiceId, actor } = desk.person.ctx;
  colleague = await addPerson(desk.t, practiceId, "staff", actor.userId);
  await zone(DAY);
  for (const [number, days] of [
    ["OVER", -2],
    ["ONE", 1],
    ["SEVEN", 7],
    ["FOURTEEN", 14],
    ["FAR", 15],
  ] as const) {
    await deniedClaim(desk.person.ctx, {
      claim_number: number,
      denial_details: { denial_date: due(-60), denial_category: "coding", appeal_deadline: due(days) },
    });
  }
});

describe("a morning", () => {
  it("does not begin before seven where the practice is", async () => {
    expect(NIGHT, "a zone of the list in which it is night").not.toBe("");
    await zone(NIGHT);
    expect(await tendWorklist(await ctxOf())).toBe(0);
    await zone(DAY);
  });

  it("begins once for each person, with two workers at the same time and again later", async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(async () => tendWorklist(await ctxOf())));
    expect(begun.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(await tendWorklist(await ctxOf())).toBe(0);
    await desk.workflows.run();
    expect((await mails()).map(({ to }) => to)).toEqual([desk.person.input.email.toLowerCase()]);
  });

  it("tells the owner what nobody has: in the bell and in a mail without names", async () => {
    const [told, ...more] = await news();
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      text: "1 case overdue, 1 case due today or tomorrow, 1 case due within 7 days, 1 case due within 14 days",
      link: "/claims?view=needs_attention",
      read: false,
    });
    const [mail] = await mails();
    for (const number of ["OVER", "ONE", "SEVEN", "FOURTEEN"])
      expect(mail?.text).toContain(`${number}: Appeal deadline`);
    expect(mail?.text).not.toContain("FAR");
    expect(JSON.stringify(mail)).not.toMatch(/Ana|Lima/);
    expect(await news(restClient(colleague.tokens.bearer))).toEqual([]);
  });

  it("tells a mark once, stays quiet where nothing is due, and tells the next mark", async () => {
    await nextMorning();
    expect(await news()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await desk.t.admin`update worklist_items set due = due - 1, work_by = work_by - 1 where due = ${due(15)}`;
    await desk.t.admin`update mornings set day = day - 1`;
    await nextMorning();
    expect((await news())[0].text).toBe("1 case due within 14 days");
    expect(await mails()).toHaveLength(2);
  });

  it("tells who has the case, and mails nobody who turned it off", async () => {
    const staff = restClient(colleague.tokens.bearer);
    expect(
      (await staff("PATCH", "/accounts/reminders/", { json: { daily_mail: false } })).body.daily_mail,
    ).toBe(false);
    const { results } = (await desk.rest("GET", "/worklist/?sort=due")).body;
    await desk.rest("POST", "/worklist/actions/", {
      json: { action: "assign", ids: [results[0].id], assigned_to: colleague.userId },
    });
    await desk.t.admin`update worklist_items set reminded = null where id = ${results[0].id}`;
    await desk.t.admin`update mornings set day = day - 2`;
    await nextMorning();
    expect(await news(staff)).toHaveLength(1);
    expect(await news()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });
});

describe("the calendar", () => {
  const path = (url: string) => new URL(url).pathname.replace("/api/v1", "");
  const stranger = restClient();

  it("is read by its address alone, names nobody, and ends with a new one", async () => {
    const made = await desk.rest("POST", "/accounts/calendar/", { json: {} });
    expect(made.status).toBe(201);
    const answer = await stranger("GET", `${path(made.body.url)}/`);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = answer.bytes.toString("utf8");
    expect(text).toContain("SUMMARY:SEVEN: Appeal deadline\r\n");
    expect(text).not.toMatch(/Ana|Lima|OVER/);
    expect((await stranger("GET", `${path(made.body.url)}/`)).bytes.toString("utf8")).toBe(text);
    const [kept] = await desk.t
      .admin`select calendar_hash from reminder_settings where calendar_hash is not null`;
    expect(made.body.url).not.toContain(kept?.calendar_hash);
    await desk.rest("POST", "/accounts/calendar/", { json: {} });
    expect((await stranger("GET", `${path(made.body.url)}/`)).status).toBe(404);
  });

  it("is not there for unknown addresses, after it was ended, and for who left", async () => {
    const staff = restClient(colleague.tokens.bearer);
    const { url } = (await staff("POST", "/accounts/calendar/", { json: {} })).body;
    expect((await stranger("GET", `${path(url)}/`)).status).toBe(200);
    await desk.t.admin`update members set deactivated_at = now() where user_id = ${colleague.userId}`;
    expect((await stranger("GET", `${path(url)}/`)).status).toBe(404);
    await desk.t.admin`update members set deactivated_at = null where user_id = ${colleague.userId}`;
    await staff("DELETE", "/accounts/calendar/");
    for (const gone of [path(url), "/calendar/adc_x.ics", `/calendar/adc_${"a".repeat(43)}`])
      expect((await stranger("GET", `${gone}/`)).status).toBe(404);
  });
});

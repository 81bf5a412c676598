import { type Algorithm, hash, parseOptions } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { signUpInput } from "@/lib/domain/account/schema";
import { signUp } from "@/lib/domain/account/sign-up";
import { freshSignUp, origin, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});

const withPassword = (password: string) => ({ password, password2: password });
async function accepts(password: string): Promise<boolean> {
  try {
    await signUp({ db: test.db, origin: origin() }, freshSignUp(withPassword(password)));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "VALIDATION", fields: { password: [expect.any(String)] } });
    return false;
  }
}

describe("S09 passwords", () => {
  it.each([
    ["twelve characters", "vb7 kq2 zx90"],
    ["128 characters", "Ab3$xy".repeat(22).slice(0, 128)],
    ["blanks at both ends", "  river stone 42  "],
    ["other alphabets", "пароль річка сорок два"],
    ["emoji", "🦊🐌🌋🧭🪁🎻🛶🪨🧊🥾🪺🫐"],
    ["quotes and markup", `<b>"'; drop table--`],
  ])("accepts %s", async (_name, password) => {
    const input = freshSignUp(withPassword(password));
    await signUp({ db: test.db, origin: origin() }, input);
    await expect(signInAs(test.db, { username: input.username, password })).resolves.toBeDefined();
  });

  it.each(["password1234", "Password123!", "123456789012", "qwertyuiop12", "aaaaaaaaaaaa", "iloveyou1234"])(
    "refuses the common %s",
    async (password) => expect(await accepts(password)).toBe(false),
  );

  it("refuses eleven characters, counted as people count", () => {
    const eleven = "🦊🐌🌋🧭🪁🎻🛶🪨🧊🥾🪺";
    const parsed = signUpInput.safeParse({ username: "a", email: "a@b.co", ...withPassword(eleven) });
    expect(parsed.error?.issues[0]).toMatchObject({
      path: ["password"],
      message: "Use at least 12 characters.",
    });
  });

  it("refuses the person's own name and address", async () => {
    const input = freshSignUp({ username: "margaret-hollis", ...withPassword("margaret-hollis") });
    await expect(signUp({ db: test.db, origin: origin() }, input)).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  it("trims nothing and cuts nothing: what agrees in 72 bytes still differs", async () => {
    const start = "k3 ".repeat(24);
    const input = freshSignUp(withPassword(`${start}right `));
    await signUp({ db: test.db, origin: origin() }, input);
    for (const password of [`${start}right`, `${start}wrong `, start]) {
      await expect(signInAs(test.db, { username: input.username, password })).rejects.toMatchObject({
        code: "UNAUTHENTICATED",
      });
    }
  });

  it("stores Argon2id with 19 MiB, 2 passes, 1 lane, and upgrades a weaker hash at the next sign-in", async () => {
    const input = freshSignUp();
    await signUp({ db: test.db, origin: origin() }, input);
    const [account] = await test.admin`select id from users where username = ${input.username}`;
    const userId = account?.id as string;
    const stored = async () => {
      const [row] = await test.admin`select password_hash from users where id = ${userId}`;
      return parseOptions(row?.password_hash);
    };
    const wanted = {
      algorithm: 2 satisfies Algorithm.Argon2id,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    };
    expect(await stored()).toMatchObject(wanted);
    const weak = await hash(input.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await test.admin`update users set password_hash = ${weak} where id = ${userId}`;
    await signInAs(test.db, { username: input.username, password: input.password });
    expect(await stored()).toMatchObject(wanted);
  });
});

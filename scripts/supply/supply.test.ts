import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BELOW_FLOOR, FLOORS, INSTALL_SCRIPTS, JUDGED, LICENSE_ELSEWHERE, LICENSES } from "./policy";

type Entry = {
  version?: string;
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
  license?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== "")
  .map(([place, entry]) => ({ place: place.replace(/^node_modules\//, ""), ...entry }));
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";
const listed = (list: Record<string, string>, place: string) =>
  Object.keys(list).some((start) => place === start || (/[-/]$/.test(start) && place.startsWith(start)));

describe("what is taken from others", () => {
  it("has a hash in the lock file, all of it", () => {
    // What comes inside another package's archive is covered by that one's.
    const without = packages.filter(
      ({ integrity, inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==/.test(integrity ?? ""),
    );
    expect(without.map(({ place }) => place)).toEqual([]);
    const bundled = packages.filter(({ inBundle }) => inBundle).map(({ place }) => place);
    const carriers = packages.filter(({ inBundle }) => !inBundle).map(({ place }) => place);
    expect(
      bundled.filter((place) => !carriers.some((by) => place.startsWith(`${by}/node_modules/`))),
    ).toEqual([]);
    expect(
      packages.filter(({ resolved }) => resolved?.startsWith("http:") || resolved?.startsWith("git")),
    ).toEqual([]);
  });

  it("runs something at its installation only where it is listed", () => {
    const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ place }) => place);
    expect(scripts.filter((place) => !listed(INSTALL_SCRIPTS, place))).toEqual([]);
  });

  it("lies in few places: `npm dedupe` puts a version where all that ask for it find it", () => {
    // A newer one at the top had eleven packages of OpenTelemetry bring 35,000 files, a third of an installation.
    const places = new Map<string, number>();
    for (const { place, version } of packages) {
      const one = `${nameOf(place)}@${version}`;
      places.set(one, (places.get(one) ?? 0) + 1);
    }
    expect([...places].filter(([, count]) => count > 6)).toEqual([]);
  });

  it("is licensed on terms that were looked at", () => {
    const open = packages.filter(({ place, license }) => {
      if (license === undefined) return !listed(LICENSE_ELSEWHERE, place);
      return !LICENSES.has(license) && !listed(JUDGED, place) && !listed(JUDGED, nameOf(place));
    });
    expect(open.map(({ place, license }) => `${place}: ${license}`)).toEqual([]);
  });

  it("is not older than the version that has no known fault", () => {
    const old = FLOORS.flatMap(({ name, least, advisories }) =>
      packages
        .filter(({ place }) => nameOf(place) === name)
        .filter(({ version = "" }) => isOlder(version, least))
        .filter(({ place, dev, devOptional }) => !(listed(BELOW_FLOOR, place) && (dev || devOptional)))
        .map(({ place, version }) => `${place} ${version} is older than ${least}: ${advisories}`),
    );
    expect(old).toEqual([]);
  });

  it("is written down as a CycloneDX list by `npm run sbom`", () => {
    const printed = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { bomFormat, components } = JSON.parse(printed) as {
      bomFormat: string;
      components: { name: string }[];
    };
    expect(bomFormat).toBe("CycloneDX");
    const names = new Set(components.map(({ name }) => name));
    expect(
      FLOORS.filter(({ name }) => packages.some(({ place }) => nameOf(place) === name) && !names.has(name)),
    ).toEqual([]);
    expect(components.length).toBeGreaterThan(600);
  });
});

function isOlder(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split(/[.-]/).map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

describe("what is committed", () => {
  const SECRETS: Record<string, RegExp> = {
    "a private key": /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----[\s\S]{40}/,
    "an AWS key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
    "a GitHub token": /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
    "a Slack token": /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
    "a model service's key": /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
    "a mail service's key": /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/,
    "a signed token": /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
    "a password in an address":
      /\b[a-z]+:\/\/[^\s:/@"'`${}<>]+:(?!test@|unused@|password@|secret@|pw@)[^\s:/@"'`${}<>]{8,}@[a-z]/,
  };

  it("holds no secret, and no file that secrets are kept in", () => {
    const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
    expect(
      files.filter((file) => /(?:^|\/)\.env(?!\.example)|\.(?:pem|p12|pfx|key)$|id_rsa/.test(file)),
    ).toEqual([]);
    const found = files
      .filter((file) => /\.(?:tsx?|mjs|cjs|json|jsonc|md|ya?ml|sql|txt|sh|example|html)$/.test(file))
      .filter((file) => file !== "package-lock.json" && file !== "scripts/supply/supply.test.ts")
      .flatMap((file) => {
        const text = readFileSync(file, "utf8");
        return Object.entries(SECRETS)
          .filter(([, pattern]) => pattern.test(text))
          .map(([what]) => `${file}: ${what}`);
      });
    expect(found).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import compiledIn from '../../commands/installation/compiled-in.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';

const bom: unknown = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'commands/installation/sbom.ts'], {
    encoding: 'utf8',
  }),
);

function recordsAt(value: unknown, field: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[field] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

const components = recordsAt(bom, 'components');
const listed = components.map(({ name, version }) => `${String(name)}@${String(version)}`);

/** Packages of the lock file, each by its name in the registry, whichever folder it is in. */
function locked(isMeant: (entry: Record<string, unknown>) => boolean): string[] {
  const all = Object.entries<unknown>(lock.packages).flatMap(([path, entry]) =>
    path !== '' && isRecord(entry) && isMeant(entry)
      ? `${path.replace(/.*node_modules\//, '')}@${String(entry['version'])}`
      : [],
  );
  return [...new Set(all)].toSorted();
}

const isForUse = ({ dev, devOptional }: Record<string, unknown>) =>
  dev !== true && devOptional !== true;
/** npm calls these optional, though only esbuild brings them, which Vite takes where a project has it by itself. */
const ESBUILD = /^@esbuild\//;
const installed = locked(isForUse).filter((name) => !ESBUILD.test(name));

it('is CycloneDX, about this package, and every package it speaks of is described once', () => {
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    version: 1,
    metadata: {
      component: {
        name: manifest.name,
        version: manifest.version,
        licenses: [{ license: { id: manifest.license } }],
      },
    },
  });
  const described = components.map((component) => String(component['bom-ref']));
  described.push(`${manifest.name}@${manifest.version}`);
  expect(new Set(described).size).toBe(described.length);
  const graph = recordsAt(bom, 'dependencies');
  const spokenOf = graph.flatMap(({ ref, dependsOn }) => [
    ref,
    ...(Array.isArray(dependsOn) ? dependsOn : []),
  ]);
  expect(spokenOf.filter((ref) => !described.includes(ref))).toEqual([]);
  expect(new Set(graph.map(({ ref }) => ref))).toEqual(new Set(described));
});

it('names every package that an installation brings, on any system', () => {
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed).toContain(`${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(installed));
});

it('names what is compiled in, and nothing else that only development installs', () => {
  const inside = listed.filter((one) => !installed.includes(one));
  const versions = Object.entries(manifest.devDependencies).filter(([name]) =>
    compiledIn.includes(name),
  );
  const direct = versions.map(([name, version]) => `${name}@${version}`);
  // And what these need, such as the protocol of PostgreSQL.
  expect(inside).toEqual(
    expect.arrayContaining([...direct, expect.stringMatching(/^pg-protocol@/)]),
  );
  const others = locked((entry) => !isForUse(entry)).filter((one) => !inside.includes(one));
  expect(others.length).toBeGreaterThan(100);
  expect(inside.join(' ')).not.toMatch(/vitest|oxlint|playwright/);
});

it('says the license, the address and the digest of each', () => {
  for (const component of components) {
    expect(component).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/.+@/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    });
    const licenses = recordsAt(component, 'licenses');
    const words = licenses.map(({ license, expression }) =>
      isRecord(license) ? license['id'] : expression,
    );
    expect(words).toEqual([expect.stringMatching(/^[\w.(]/)]);
  }
});

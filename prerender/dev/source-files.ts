import { referencesAt, type SiteContext } from '../../check/model/context.ts';
import { folderOf } from '../../check/model/plan.ts';
import { type References, resolveReferences } from '../../check/model/references.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { valueAt } from '../../schema/pointer.ts';
import type { WrittenText } from '../provenance/origins.ts';
import type { Written } from '../provenance/wrapping.ts';

/** A YAML file of the site as it is now; one with errors in its syntax has no data. */
interface SourceFile {
  /** As it is written, and with its references filled in. */
  raw: unknown;
  data: unknown;
  references: References;
}

/** The files of a site as far as somebody asks for them, each read once. */
export class SourceFiles {
  readonly #context: SiteContext;
  readonly #read = new Map<string, SourceFile>();

  constructor(context: SiteContext) {
    this.#context = context;
  }

  read(file: string): SourceFile {
    const known = this.#read.get(file) ?? this.#readNow(file);
    this.#read.set(file, known);
    return known;
  }

  /** The value, its references filled in. */
  valueOf({ file, path }: Written): unknown {
    return valueAt(this.read(file).data, path);
  }

  written({ file, path }: Written): WrittenText | undefined {
    const { raw, references } = this.read(file);
    const text = valueAt(raw, path);
    return typeof text === 'string' ? { raw: text, references } : undefined;
  }

  #readNow(file: string): SourceFile {
    const read = readYamlFile(this.#context, file);
    const references = this.#referencesOf(file);
    if (!('yaml' in read)) return { raw: undefined, data: undefined, references };
    const { data } = read.yaml.parsed;
    const raw = structuredClone(data);
    resolveReferences(data, references);
    return { raw, data, references };
  }

  /** What the texts of a file may refer to: of a page by its address, of a file such as site.de.yaml by its name. */
  #referencesOf(file: string): References {
    const { localReferences, references = new Map<string, string>() } = this.#context;
    if (file.startsWith('pages/')) return referencesAt(this.#context, routeOf(file)) ?? references;
    const language = [...localReferences.keys()].find((tag) =>
      file.endsWith(`.${folderOf(tag)}.yaml`),
    );
    return (language !== undefined && localReferences.get(language)) || references;
  }
}

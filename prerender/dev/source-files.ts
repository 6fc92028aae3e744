import { referencesAt, type SiteContext } from '../../check/model/context.ts';
import { folderOf } from '../../check/model/plan.ts';
import { type References, resolveReferences } from '../../check/model/references.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import type { WrittenText } from '../provenance/origins.ts';
import type { Written } from '../provenance/wrapping.ts';
import type { Place } from '../../renderer/dev/source/text-sources.ts';

/** A YAML file of the site as it is now; one with errors in its syntax has no data, and one place. */
interface SourceFile {
  /** As it is written, and with its references filled in. */
  raw: unknown;
  data: unknown;
  references: References;
  placeOf: (path: DataPath) => Place;
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

  placeOf({ file, path }: Written): Place {
    return this.read(file).placeOf(path);
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
    if (!('yaml' in read)) {
      const top = { file, pointer: '', line: 1, column: 1 };
      return { raw: undefined, data: undefined, references, placeOf: () => top };
    }
    const { source, parsed } = read.yaml;
    const raw = structuredClone(parsed.data);
    resolveReferences(parsed.data, references);
    return {
      raw,
      data: parsed.data,
      references,
      placeOf: (at) => {
        const { line, column } = source.position(parsed.locate(at, 'value')[0]);
        return { file, pointer: toPointer(at), line, column };
      },
    };
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

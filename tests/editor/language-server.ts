import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CompletionItemKind,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupContent,
  type Position,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node.js';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';

/** The folder that authors open in their editor. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Next to single fields, the server offers all required ones at once, named by what holds them. */
const wholeObject = CompletionItemKind.Class;

/** What an editor shows of one file; positions count from 0, as the protocol does. */
export interface OpenFile {
  /** The words offered at a position, in alphabetical order. */
  complete(position: Position): Promise<string[]>;
  /** The text shown over a position. */
  hover(position: Position): Promise<string>;
  /** What is marked as wrong, once the server has judged the file. */
  diagnostics: Promise<Diagnostic[]>;
}

export interface LanguageServer {
  /** Opens a file that need not exist. Each path can be opened once. */
  open(path: string, text: string): Promise<OpenFile>;
  stop(): Promise<void>;
}

/** Starts the server of the recommended extension with the settings of this folder, as an editor does. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [findServer(), '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(server.stdout, server.stdin);
  const settings = readSettings();
  const judged = new Map<string, (diagnostics: Diagnostic[]) => void>();
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => settings[section ?? ''] ?? null),
  );
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
    judged.get(uri)?.(diagnostics),
  );
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});

  async function open(path: string, text: string): Promise<OpenFile> {
    const uri = pathToFileURL(join(root, path)).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => judged.set(uri, resolve));
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    return {
      diagnostics,
      async complete(position) {
        const answer = await connection.sendRequest(CompletionRequest.type, {
          textDocument: { uri },
          position,
        });
        const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
        return items
          .filter(({ kind }) => kind !== wholeObject)
          .map(({ label }) => label)
          .toSorted();
      },
      async hover(position) {
        const answer = await connection.sendRequest(HoverRequest.type, {
          textDocument: { uri },
          position,
        });
        // Punctuation is escaped as Markdown asks for.
        return MarkupContent.is(answer?.contents)
          ? answer.contents.value.replaceAll(/\\(?=[^\w\s])/g, '')
          : '';
      },
    };
  }

  // The server fetches its settings when it has started, and judges nothing by them before.
  for (let attempt = 0, seen = 0; seen === 0; attempt += 1) {
    const file = await open(`pages/attempt-${attempt}.yaml`, 'paint: blue\n');
    seen = (await file.diagnostics).length;
  }

  return {
    open,
    async stop() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      connection.dispose();
      server.kill();
    },
  };
}

function findServer(): string {
  const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json');
  return join(dirname(manifest), 'bin/yaml-language-server');
}

/** The settings of this folder by section: what is there as yaml.hover is `hover` of `yaml`. */
function readSettings(): Record<string, unknown> {
  const settings = readJson(join(root, '.vscode/settings.json'), isRecord);
  const sections: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) nest(sections, name.split('.'), value);
  return sections;
}

function nest(into: Record<string, unknown>, [step = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[step] = value;
    return;
  }
  const inner = into[step];
  const holder: Record<string, unknown> = isRecord(inner) ? inner : {};
  into[step] = holder;
  nest(holder, rest, value);
}

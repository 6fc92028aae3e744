/** What a Dockerfile says, of its last stage unless all are asked for. */
interface Dockerfile {
  /** What follows an instruction, each time that it is there. */
  instructions: (name: string, stages?: 'all' | 'last') => string[];
  /** The program and arguments of an instruction that ends with a list of them. */
  commandOf: (instruction: string) => string[];
  /** The variables that the image sets. */
  environment: () => Record<string, string>;
}

export function readDockerfile(text: string): Dockerfile {
  const instructions: Dockerfile['instructions'] = (name, stages = 'last') => {
    const stage = stages === 'all' ? text : text.slice(text.lastIndexOf('\nFROM '));
    const lines = stage.split('\n').filter((line) => line.startsWith(`${name} `));
    return lines.map((line) => line.slice(name.length + 1));
  };
  return {
    instructions,
    commandOf: (instruction) => {
      const list: unknown = JSON.parse(instruction.slice(instruction.indexOf('[')));
      return Array.isArray(list) ? list.map(String) : [];
    },
    environment: () => {
      const pairs = instructions('ENV').flatMap((line) => line.split(' '));
      return Object.fromEntries(
        pairs.map((pair): [string, string] => {
          const [name = '', ...value] = pair.split('=');
          return [name, value.join('=')];
        }),
      );
    },
  };
}

/** For tests: an answer that comes when it is let go. */
export function held<Value>(): { answer: Promise<Value>; letGo: (value: Value) => void } {
  const resolvers: ((value: Value) => void)[] = [];
  const answer = new Promise<Value>((resolve) => {
    resolvers.push(resolve);
  });
  return { answer, letGo: (value) => resolvers.forEach((resolve) => resolve(value)) };
}

import { type ESTree, Visitor } from 'rolldown/utils';
import type { SourceExplanation } from '../../check/diagnostics/codes.ts';

/** What is pressed, and so needs a name for screen readers. */
const PRESSED = ['Link', 'TextLink', 'ButtonLink', 'a', 'button'];

/** What names an element from outside. */
const NAMING = ['label', 'aria-label', 'aria-labelledby', 'children'];

/**
 * Finds links and buttons of a component that can have no name, whatever the page says: nothing is between their tags
 * but icons, which are decorations.
 */
export function judgeNames(program: ESTree.Program): SourceExplanation[] {
  const faults: SourceExplanation[] = [];
  new Visitor({
    JSXElement({ openingElement, children, start }) {
      const { name, attributes, end } = openingElement;
      if (name.type !== 'JSXIdentifier' || !PRESSED.includes(name.name)) return;
      if (attributes.some(mayName) || children.some(saysSomething)) return;
      faults.push({
        id: 'wrong-block-component',
        at: [start, end],
        message: `This ${name.name} has no name, so screen readers cannot announce it.`,
        suggestion:
          name.name === 'ButtonLink'
            ? 'Add a `label`, or text between its tags.'
            : `Write text between its tags, or add ${/^[A-Z]/.test(name.name) ? 'a `label`' : 'an `aria-label`'}.`,
      });
    },
  }).visit(program);
  return faults;
}

/** What is spread in may be a name. */
function mayName(attribute: ESTree.JSXAttributeItem): boolean {
  if (attribute.type === 'JSXSpreadAttribute') return true;
  return attribute.name.type === 'JSXIdentifier' && NAMING.includes(attribute.name.name);
}

function saysSomething(child: ESTree.JSXChild): boolean {
  switch (child.type) {
    case 'JSXText':
      return child.value.trim() !== '';
    case 'JSXExpressionContainer':
      return child.expression.type !== 'JSXEmptyExpression';
    case 'JSXElement': {
      const { name, attributes } = child.openingElement;
      if (name.type !== 'JSXIdentifier') return true;
      if (name.name === 'Icon') return false;
      // Of other components only their own file knows; an element of HTML says what is in it.
      if (/^[A-Z]/.test(name.name)) return true;
      return attributes.some(mayName) || name.name === 'img' || child.children.some(saysSomething);
    }
    default:
      return true;
  }
}

/** Which request comes next: 2 when the notice is itself the decision on a first appeal. */
export function appealLevelOf(denialLetterText: string): 1 | 2 {
  const decided =
    /medicare appeal decision|redetermination (decision|notice)|decision on your (first |level 1 )?(medicare )?appeal|qualified independent contractor \(QIC\)|reconsideration (decision|has been (denied|upheld))|uph(o|e)ld (our|the) (original|initial) (decision|denial)/i;
  return decided.test(denialLetterText) ? 2 : 1;
}

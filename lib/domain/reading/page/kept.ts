/**
 * What a pure rule found in a document, kept as long as the document is: a dozen rules ask for its codes, its payments or its
 * appeal. Nobody may change what is kept.
 */
export function kept<Of extends object, Found>(read: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { found: Found }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.found;
    const found = read(of);
    known.set(of, { found });
    return found;
  };
}

/** Who is of somebody's family or household, as a pattern's source. */
export const RELATIVE =
  "(?:(?:older|younger|big|little|twin|half|step|maternal|paternal|late|elder|eldest|oldest|youngest|own)[- ])?(?:husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|sibling|twin|room-?mate|cousin|aunt|uncle|nephew|niece|grand(?:mother|father|son|daughter|ma|pa)|(?:mother|father|brother|sister)-in-law|neighbor|friend|co-?worker)";

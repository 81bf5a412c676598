const CONTRAST =
  /[;.](?:\s|$)|,? \b(?:but|except(?: for)?|apart from|aside from|other than|yet|however|although|though|whereas|while)\b/i;
const DENIES = /\b(?:den(?:ies|ied|ying)|no|negative for|without|free of)\b/i;
const DEFICIT =
  /\b(?:cannot|can ?not|can['’]t|unable|unsteady|unsafe|antalgic|limited|restricted|decreased|reduced|diminished|weak(?:ness)?|absent|impaired|deficits?|delay(?:ed)?|pain(?:ful)?(?! (?:is |was |now )?[0-2] ?\/ ?10)|tender\w*|spasms?|numb\w*|tingl\w*|swelling|short(?:ness)? of breath|dyspn\w*|wakes|falls|fell|positive|worse|standard score \d{2}|\d{1,2}(?:st|nd|rd|th) percentile|requires?(?! (?:no|nothing|only)\b)|(?:min|mod|max) assist|loses|lost|buckles|SI|suicid\w*|panic|nightmares|flashbacks|hopeless\w*|insomnia|persists?|persisting|tears?|torn|herniat\w+|protrusion|extrusion|stenosis|impingement|ruptured?|displaced|non-?union|spondylolisthesis|narrow(?:ed|ing)|effusion|trendelenburg|lag|[0-3][+-]?\/5|\d{1,2} mm)(?![\w-])/i;
const IS_BETTER =
  /\b(?:resolved|gone|better|improv\w+|no longer|former\w*|before|was|were|minimal|(?:has|have|had)? ?(?:stopped|ceased|subsided))\b|[0-2] ?\/ ?10\b/i;
/** "Gait normal, not limited", "doing well, never wakes at night": what is denied is no limit. "Can not lift" is one. */
const NOT_SO =
  /(?<!\bcan )\b(?:not|never|rarely|seldom|hardly|no|nor)\s+(?:(?:at all|in|a|any|very|too|be|been|more) )?[\w-]+/gi;
/**
 * "Denies numbness but cannot lift the child", "gait normal on level ground, antalgic on stairs": beside what is well a limit is told. What is denied reaches over
 * its commas, what is normal does not.
 */
export const tellsLimitBeside = (text: string, well: RegExp): boolean =>
  text
    .split(CONTRAST)
    .flatMap((part) => (DENIES.test(part) ? [] : part.split(/,\s/)))
    .some((part) => DEFICIT.test(part.replace(NOT_SO, " ")) && !well.test(part) && !IS_BETTER.test(part));

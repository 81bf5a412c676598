/** Words by which a payer says no to a claim or a request. */
export const REFUSED =
  /\b(?:denied|denying|denies|deny|disallowed|rejected|declined|disapproved|non-?certified|not (?:be )?(?:certif\w+|approv\w+|authoriz\w+|covered|payable|paid|eligible for|considered for payment)|without payment|adverse (?:benefit )?determination|refused to (?:pay|cover)|(?:must|have to) decline|declin(?:e|ing) (?:payment|coverage)|no (?:payment|benefits?) (?:can|will|is|are|was)|covered under a capitation agreement|return(?:ed|ing) (?:\w+ ){1,3}unpaid)\b|\b(?:cannot|can't|can not|could not|unable to|not able to|(?:did|will|do|does|have|has) not|won't|didn't|don't|decided not to) (?:be )?(?:approve|approved|authorize|authorized|pay|paid|cover|covered|certify|reimburse|considered|issue payment|make (?:any |further )?payment)/i;

/** Words by which it says that it will not look at an appeal. */
export const DISMISSED =
  /\b(?:dismiss(?:ed|ing|al|es)?)\b|\b(?:appeal|dispute|request|reconsideration|redetermination|grievance)\b[^.]{0,60}\b(?:was|is|has been|being) (?:returned|closed|rejected) (?:without|because|as)\b|\bnot a valid (?:appeal|request)|\b(?:cannot|can't|unable to|not able to) (?:accept|review|consider|process) (?:your|this|the) (?:\w+ ){0,3}(?:appeal|dispute|request for (?:appeal|reconsideration|redetermination)|reconsideration|redetermination)/i;

import { element, optional, type Segment } from "../x12/segment";
import type { Contact, Party } from "./model";
import { readReference, taxId } from "./values";

export function emptyParty(): Party {
  return {
    name: null,
    idQualifier: null,
    id: null,
    npi: null,
    tin: null,
    address: null,
    references: [],
    contacts: [],
  };
}

/** N1 of the payer (PR) or payee (PE). The payee's id is an NPI (XX) or a TIN (FI); REF*TJ adds the other. */
export function readParty(n1: Segment): Party {
  const idQualifier = optional(n1, 3);
  const id = optional(n1, 4);
  return {
    ...emptyParty(),
    name: optional(n1, 2),
    idQualifier,
    id,
    npi: idQualifier === "XX" ? id : null,
    tin: idQualifier === "FI" && id ? taxId(id) : null,
  };
}

/** N3, N4, REF, PER after an N1; false for any other segment. */
export function addToParty(party: Party, segment: Segment): boolean {
  switch (segment.id) {
    case "N3":
      party.address = {
        ...(party.address ?? { city: null, state: null, zip: null }),
        lines: [1, 2].flatMap((n) => optional(segment, n) ?? []),
      };
      return true;
    case "N4":
      party.address = {
        lines: party.address?.lines ?? [],
        city: optional(segment, 1),
        state: optional(segment, 2),
        zip: optional(segment, 3),
      };
      return true;
    case "REF": {
      const reference = readReference(segment);
      if (!reference) return true;
      party.references.push(reference);
      if (reference.qualifier === "TJ") party.tin ??= taxId(reference.value);
      if (reference.qualifier === "HPI") party.npi ??= reference.value;
      return true;
    }
    case "PER":
      party.contacts.push(readContact(segment));
      return true;
    case "N2":
    case "RDM":
      return true;
    default:
      return false;
  }
}

/** PER: a contact and up to three numbers (telephone, fax, web address) with their qualifiers. */
export function readContact(per: Segment): Contact {
  const numbers = [3, 5, 7].flatMap((n) => {
    const value = optional(per, n + 1);
    return value ? [{ qualifier: element(per, n), value }] : [];
  });
  return { role: element(per, 1), name: optional(per, 2), numbers };
}

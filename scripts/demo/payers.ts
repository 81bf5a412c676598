/** Eight invented payers. `appealDays`: how long after a denial an appeal may come. */
export type DemoPayer = {
  name: string;
  payerId: string;
  policyPrefix: string;
  filingCode: string;
  appealDays: number;
  addressLines: string[];
  phone: string;
  fax: string;
  email: string;
};

export const PAYERS: readonly DemoPayer[] = [
  {
    name: "Northfield Health Plan",
    payerId: "NFH10",
    policyPrefix: "NFH",
    filingCode: "12",
    appealDays: 180,
    addressLines: ["Appeals and Grievances", "P.O. Box 4410", "Northfield, NY 12001"],
    phone: "(518) 555-0150",
    fax: "(518) 555-0160",
    email: "appeals@northfield-health.example",
  },
  {
    name: "Granite Mutual",
    payerId: "GRM22",
    policyPrefix: "GM",
    filingCode: "CI",
    appealDays: 180,
    addressLines: ["Provider Appeals", "77 Quarry Road", "Concordia, NH 03000"],
    phone: "(603) 555-0151",
    fax: "(603) 555-0161",
    email: "provider.appeals@granite-mutual.example",
  },
  {
    name: "Harborlight Insurance",
    payerId: "HBL31",
    policyPrefix: "HL",
    filingCode: "CI",
    appealDays: 120,
    addressLines: ["Claim Reconsideration Unit", "P.O. Box 882", "Harborview, MA 02000"],
    phone: "(617) 555-0152",
    fax: "(617) 555-0162",
    email: "reconsideration@harborlight.example",
  },
  {
    name: "Evergreen Choice HMO",
    payerId: "EGC40",
    policyPrefix: "EC",
    filingCode: "HM",
    appealDays: 60,
    addressLines: ["Appeals Department", "2100 Spruce Avenue", "Evergreen, VT 05000"],
    phone: "(802) 555-0153",
    fax: "(802) 555-0163",
    email: "appeals@evergreen-choice.example",
  },
  {
    name: "Summit Senior Advantage",
    payerId: "SSA55",
    policyPrefix: "SM",
    filingCode: "16",
    appealDays: 60,
    addressLines: ["Medicare Appeals", "P.O. Box 1965", "Summit, NJ 07000"],
    phone: "(908) 555-0154",
    fax: "(908) 555-0164",
    email: "appeals@summit-senior.example",
  },
  {
    name: "Lakeshore Benefit Trust",
    payerId: "LBT63",
    policyPrefix: "LB",
    filingCode: "15",
    appealDays: 180,
    addressLines: ["Member and Provider Appeals", "9 Pier Street", "Lakeshore, NY 14000"],
    phone: "(716) 555-0155",
    fax: "(716) 555-0165",
    email: "appeals@lakeshore-trust.example",
  },
  {
    name: "Millrace Workers Fund",
    payerId: "MWF71",
    policyPrefix: "MW",
    filingCode: "WC",
    appealDays: 90,
    addressLines: ["Medical Dispute Office", "500 Foundry Lane", "Millrace, PA 18000"],
    phone: "(570) 555-0156",
    fax: "(570) 555-0166",
    email: "disputes@millrace-fund.example",
  },
  {
    name: "Bluebird Community Care",
    payerId: "BCC88",
    policyPrefix: "BC",
    filingCode: "MC",
    appealDays: 90,
    addressLines: ["Appeals", "P.O. Box 301", "Albright, NY 12200"],
    phone: "(518) 555-0157",
    fax: "(518) 555-0167",
    email: "appeals@bluebird-care.example",
  },
];

/** What `late-toolbar` loads in one piece. */
export { HrefSelect } from "@/components/ui/href-select";
export { FilterByNpi } from "./filter-by-npi";
export { FilterByPatient } from "./filter-by-patient";

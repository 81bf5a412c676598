import { PatientRowsSkeleton } from "@/components/patient/patient-rows-skeleton";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader title="Patients Management" />
      <PatientRowsSkeleton />
    </>
  );
}

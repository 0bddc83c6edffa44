-- The register of documents is read by the day of issue.
create index documents_by_day on documents (issued_on, id);

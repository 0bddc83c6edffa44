-- The rate of GST of an offer, in percent; null for a package: the rate of the settings; null for a pooja: exempt. 5 % is without
-- input tax credit, 18 % with it.
alter table packages add gst_percent smallint check (gst_percent in (5, 18));
alter table poojas add gst_percent smallint check (gst_percent = 18);

// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowset opens a table, a view or a typed statement as a row source, for a window or an export. Tables with a
// key are read in place, everything else through a snapshot.
//
// Properties of columns that the catalogue has and drivers lack, such as ZEROFILL of MySQL, apply to tables and
// views. The MySQL driver reports no such flag for the columns of a statement and returns their numbers without the
// zeros.
package rowset

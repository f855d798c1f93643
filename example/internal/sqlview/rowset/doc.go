// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowset opens what a window or an export shows as a row source: a table, a view, or a
// statement that a person typed. Tables with a key are read where they are; all else through a
// snapshot.
//
// What the catalogue has of a column and drivers do not, such as ZEROFILL of MySQL, holds for tables and views. The
// driver of MySQL reports no such flag for the columns of a statement and reads their numbers without the zeros.
package rowset

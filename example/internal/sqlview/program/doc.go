// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package program is the command line of sqlview, without a window: which database, opened how,
// and what to print or export of it. Main runs it as a program.
package program

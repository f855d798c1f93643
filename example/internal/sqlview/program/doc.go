// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package program is the command line of sqlview without a window: it opens a database, and prints or exports its
// contents. Main runs it as a program.
package program

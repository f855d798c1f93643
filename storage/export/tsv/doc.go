// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tsv (v0: shared by the packages of this module, not promised to stay) reads and writes the text that
// spreadsheets exchange over the clipboard: rows of cells separated by tabs.
package tsv

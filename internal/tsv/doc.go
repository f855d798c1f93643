// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tsv reads and writes the text that
// spreadsheets exchange over the clipboard: rows of cells separated by tabs.
package tsv

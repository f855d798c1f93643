// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valuedoc prepares a single value for display: a text as rows of a bounded length, JSON as rows with indents
// that fold, bytes as rows of a hex dump.
//
// Documents of texts and of JSON are read in steps of a given size, so that a frame never waits for a large value: Work
// reads on, and the rows read so far can be shown. Rows refer to the source and copy nothing. Search finds occurrences
// in the same way. The package does not depend on grids or on drawing.
package valuedoc

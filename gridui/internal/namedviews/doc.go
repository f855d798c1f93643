// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package namedviews has the views that users save by name: the document that holds them, the text that
// shares one of them, and a worker that reads and writes the document in the background.
//
// It imports option and storage, and knows no grid.
package namedviews

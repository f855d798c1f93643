// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package namedviews implements the views that users save by name: the document that contains them,
// the text form for sharing a view, and a worker that reads and writes the document in the
// background.
//
// It imports option and storage, and does not depend on a grid.
package namedviews

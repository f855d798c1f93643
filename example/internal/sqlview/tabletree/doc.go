// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tabletree is the tree of the tables and views of a database, below their schemas if there are several.
package tabletree

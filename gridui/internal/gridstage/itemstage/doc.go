// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package itemstage shows a grid that tracks the changes of a writable table, for tests.
package itemstage

// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package itemstage shows a grid that tracks the changes of a table that can be written, for tests.
package itemstage

// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package idlist compares and combines lists of ids, such as those of pinned columns. Lists
// are short: all functions take time that goes with their length. It imports nothing of the
// module.
package idlist

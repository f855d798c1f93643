// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package idlist compares and combines lists of ids, such as the ids of pinned columns. Lists are
// short: all functions take time proportional to their lengths. It imports no other package of the
// module.
package idlist

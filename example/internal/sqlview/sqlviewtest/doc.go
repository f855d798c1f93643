// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlviewtest has the databases that tests of sqlview open: copies of the sample, and new
// ones of a server.
package sqlviewtest

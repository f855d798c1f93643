// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlviewtest creates the databases that tests of sqlview open: copies of the sample.
package sqlviewtest

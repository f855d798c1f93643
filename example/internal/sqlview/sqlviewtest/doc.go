// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlviewtest makes the databases that tests of sqlview open: copies of the sample.
package sqlviewtest

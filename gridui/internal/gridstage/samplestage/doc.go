// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package samplestage has samples of all kinds and an oracle of filters, for tests.
package samplestage

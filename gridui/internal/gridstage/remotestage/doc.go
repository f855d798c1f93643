// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remotestage shows grids over row sources whose calls wait for the test.
package remotestage

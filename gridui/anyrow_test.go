// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// asRow is a row of its own with a value.
func asRow[T any](v T) anyRow { return anyRow{&v} }

// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// NamedView is a view with the name that it is chosen by.
type NamedView struct {
	Name string `json:"name"`
	View View   `json:"view"`
}

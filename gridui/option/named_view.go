// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// NamedView is a view and the name under which a user saved it.
type NamedView struct {
	Name string `json:"name"`
	View View   `json:"view"`
}

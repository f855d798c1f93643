// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !android

package core

// readsSemantics reports that Gio hands descriptions to assistive technology. Elsewhere programs name them.
const readsSemantics = false

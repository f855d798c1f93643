// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

// readsSemantics reports that Gio hands descriptions to assistive technology: each grid has them, named or not.
const readsSemantics = true

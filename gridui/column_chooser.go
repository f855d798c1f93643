// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

type chooser struct{}

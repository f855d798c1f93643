// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// ViewVersion is the version of the form that a View has as JSON. It goes up when
// older programs could not bear a newer form; members that they do not know they pass
// over.
const ViewVersion = 1

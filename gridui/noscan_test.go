// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

const pageOfOrders = 50

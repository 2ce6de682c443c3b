import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Municipalities as DANE's list of June 2026 has them. Mapiripana (94663) is part of Barrancominas (94343) since 2019;
 * reports count clients by events. The names of before stay as other names (lifecycle/place-names).
 */
export const presentMunicipalities: Migration = {
  name: '0016-present-municipalities',
  sql: `
    update sales.cities set name = present.name from (values
      (5042, 'Santa Fé de Antioquia'),
      (5264, 'Entrerríos'),
      (5647, 'San Andrés de Cuerquía'),
      (5664, 'San Pedro de los Milagros'),
      (5674, 'San Vicente Ferrer'),
      (5697, 'El Santuario'),
      (5856, 'Valparaíso'),
      (13268, 'El Peñón'),
      (13468, 'Santa Cruz de Mompox'),
      (13683, 'Santa Rosa'),
      (13838, 'Turbaná'),
      (15332, 'Güicán de la Sierra'),
      (15681, 'San Pablo de Borbur'),
      (18205, 'Curillo'),
      (18256, 'El Paujíl'),
      (18860, 'Valparaíso'),
      (19548, 'Piendamó - Tunía'),
      (19760, 'Sotará - Paispamba'),
      (20443, 'Manaure Balcón del Cesar'),
      (23586, 'Purísima de la Concepción'),
      (23670, 'San Andrés de Sotavento'),
      (25645, 'San Antonio del Tequendama'),
      (25662, 'San Juan de Rioseco'),
      (25843, 'Villa de San Diego de Ubaté'),
      (27135, 'El Cantón del San Pablo'),
      (27361, 'Istmina'),
      (27580, 'Río Iró'),
      (47161, 'Cerro de San Antonio'),
      (47170, 'Chivolo'),
      (47258, 'El Piñón'),
      (50223, 'Cubarral'),
      (50680, 'San Carlos de Guaroa'),
      (52224, 'Cuaspud Carlosama'),
      (52699, 'Santacruz'),
      (54001, 'San José de Cúcuta'),
      (54128, 'Cáchira'),
      (68176, 'Chima'),
      (68406, 'Lebrija'),
      (70702, 'San Juan de Betulia'),
      (70742, 'San Luis de Sincé'),
      (70823, 'San José de Toluviejo'),
      (76001, 'Santiago de Cali'),
      (86865, 'Valle del Guamuez'),
      (88564, 'Providencia'),
      (91460, 'Mirití - Paraná')
    ) as present(id, name) where cities.id = present.id;

    with moved as (
      update sales.clients set city_id = 94343, version = version + 1, updated_at = now() where city_id = 94663
      returning *
    )
    select bus.append_event('client', c.id::text, c.version, 'client.changed', 1,
      jsonb_build_object('changed', jsonb_build_array('city_id'), 'record', jsonb_build_object(
        'id', c.id, 'version', c.version, 'type_of_person', c.type_of_person, 'city_id', c.city_id,
        'client_type', (array['final', 'wholesale', 'reseller'])[c.type_of_client],
        'department_id', c.department_id, 'code_id', c.code_id, 'seller_id', c.seller_id,
        'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
      jsonb_build_object('actor_id', null, 'actor_name', null, 'profile_id', null, 'request_id', null), now())
    from moved c where c.merged_into is null;

    delete from sales.cities where id = 94663;
  `,
}

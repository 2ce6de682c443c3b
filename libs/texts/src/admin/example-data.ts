import type { Texts } from '../languages.ts'

/** Messages of filling an empty installation with examples, and of removing them as one. */
export const exampleData = {
  'example_data.title': {
    es: 'Datos de ejemplo',
    en: 'Example data',
    tr: 'Örnek veriler',
    ar: 'بيانات المثال',
  },
  'example_data.fill_started': {
    es: 'Se llenan los datos de ejemplo',
    en: 'The example data is being filled',
    tr: 'Örnek veriler dolduruluyor',
    ar: 'جارٍ ملء بيانات المثال',
  },
  'example_data.remove_started': {
    es: 'Se quitan los datos de ejemplo',
    en: 'The example data is being removed',
    tr: 'Örnek veriler kaldırılıyor',
    ar: 'جارٍ إزالة بيانات المثال',
  },
  'example_data.not_here': {
    es: 'Los datos de ejemplo solo existen donde todo el programa corre en un proceso.',
    en: 'There is example data only where the whole product runs in one process.',
    tr: 'Örnek veriler yalnızca tüm programın tek işlemde çalıştığı yerde vardır.',
    ar: 'لا توجد بيانات المثال إلا حيث يعمل البرنامج كله في عملية واحدة.',
  },
  'example_data.not_now': {
    es: 'Los datos de ejemplo ya cambiaron. Vuelva a abrir la página.',
    en: 'The example data has changed. Open the page again.',
    tr: 'Örnek veriler değişti. Sayfayı yeniden açın.',
    ar: 'تغيّرت بيانات المثال. افتح الصفحة من جديد.',
  },
  'example_data.not_empty': {
    es: 'Ya hay datos registrados: los de ejemplo solo se llenan en un programa vacío.',
    en: 'There is data already: examples are only filled where there is none.',
    tr: 'Zaten veri var: örnekler yalnızca boş bir programa doldurulur.',
    ar: 'توجد بيانات بالفعل: لا تُملأ الأمثلة إلا في برنامج فارغ.',
  },
  'example_data.more_own': {
    es: 'Se registró o cambió algo más. Revise de nuevo qué se quita.',
    en: 'Something else was entered or changed. Look again at what is removed.',
    tr: 'Başka bir şey girildi veya değiştirildi. Neyin kaldırılacağına yeniden bakın.',
    ar: 'أُدخل أو تغيّر شيء آخر. راجع من جديد ما سيُزال.',
  },
  'example_data.failed': {
    es: 'No se pudo terminar y no cambió nada. Inténtelo de nuevo.',
    en: 'It could not be finished and changed nothing. Try it again.',
    tr: 'Tamamlanamadı ve hiçbir şey değişmedi. Yeniden deneyin.',
    ar: 'تعذّر الإكمال ولم يتغير شيء. حاول من جديد.',
  },
  'audit.subject.example_data': {
    es: 'los datos de ejemplo',
    en: 'the example data',
    tr: 'Örnek verileri',
    ar: 'بيانات المثال',
  },
} satisfies Texts
